/** Code with a function that returns the sandbox's `report` function, which code can find in React's fibers. */
export const findReport = `function findReport() {
  const root = document.getElementById('root');
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
  const fibers = [root[key].stateNode.current];
  for (const fiber of fibers) {
    if (fiber.memoizedProps?.report) return fiber.memoizedProps.report;
    fibers.push(...[fiber.child, fiber.sibling].filter(Boolean));
  }
}`;

/** Code that sends forged reports without end. */
export const floodOfReports = `${findReport}
let report;
const send = () => {
  report ??= findReport();
  for (let i = 0; i < 500; i += 1) {
    report({ type: 'height', height: i });
    report({ type: 'mode', mode: 'mode ' + i });
    report({ type: 'shown', run: 2, height: i });
  }
  setTimeout(send, 4);
};
setTimeout(send, 300);
render(<p>Busy</p>);`;
