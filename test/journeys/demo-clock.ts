import { momentAfter } from '#demo/calendar.ts';

// Loaded before a program (`node --import`): whenever it starts, it is the Monday after the day from which the demo
// agency's dates are counted. The clock goes on from there, because forms refuse whoever fills them in within no time.
const begun = momentAfter(3).getTime();
const now = () => begun + Math.floor(performance.now());

globalThis.Date = new Proxy(Date, {
  construct: (target, args, asked) => Reflect.construct(target, args.length > 0 ? args : [now()], asked),
  get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
});
