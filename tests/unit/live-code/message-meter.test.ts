import { createMessageMeter } from '../../../src/live-code/message-meter';

describe('the message meter', () => {
  let time = 0;
  const meter = () => createMessageMeter(() => time);
  test('allows the messages of an animation', () => {
    const isTooMuch = meter();
    for (let second = 0; second < 3; second += 1) {
      for (let turn = 0; turn < 240; turn += 1) expect(isTooMuch(100)).toBe(false);
      time += 1001;
    }
  });
  test('limits the number of messages', () => {
    const isTooMuch = meter();
    for (let turn = 0; turn < 300; turn += 1) expect(isTooMuch()).toBe(false);
    expect(isTooMuch()).toBe(true);
  });
  test('limits the size of messages', () => {
    const isTooMuch = meter();
    for (let turn = 0; turn < 4; turn += 1) expect(isTooMuch(250_000)).toBe(false);
    expect(isTooMuch(1)).toBe(true);
  });
});
