// For NODE_OPTIONS=--require: a process says at its end what it used.
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const seconds = (userCPUTime + systemCPUTime) / 1e6;
  process.stderr.write(`used ${Math.round(maxRSS / 1024)} MiB, ${seconds.toFixed(1)} s\n`);
});
