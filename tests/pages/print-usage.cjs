// For NODE_OPTIONS=--require: prints the memory and CPU time of a process when it exits.
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const seconds = (userCPUTime + systemCPUTime) / 1e6;
  process.stderr.write(`used ${Math.round(maxRSS / 1024)} MiB, ${seconds.toFixed(1)} s\n`);
});
