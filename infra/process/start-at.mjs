// `--import` loads this file before the program. The clock of the process starts at CLOCK_STARTS_AT
// and advances from there.
const { Date: MachineDate } = globalThis;
const shift = MachineDate.parse(process.env.CLOCK_STARTS_AT ?? '') - MachineDate.now();
const now = () => MachineDate.now() + shift;

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, args, asked) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, asked),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
