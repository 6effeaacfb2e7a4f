export const words = {
  asked: 'Panne demandée au bac à sable',
  tooMany: 'Trop de pannes attendent déjà\u00a0: effacez-les par DELETE /_sandbox/faults.',
  unknownService: (name: string) =>
    `Le bac à sable ne connaît pas de service «\u00a0${name}\u00a0».`,
};
