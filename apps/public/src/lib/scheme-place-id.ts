/** Id of the element of the footer in which the switch of the colour scheme appears. */
export const schemePlaceId = 'apparence';
