import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Read before the server (`--import`): at each SIGUSR2 it says how long the event loop was held since the last one. */

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('SIGUSR2', () => {
  const [p99, longest] = [delay.percentile(99), delay.max].map((ns) => (ns / 1e6).toFixed(0));
  process.stderr.write(`event loop held: p99 ${p99} ms, longest ${longest} ms\n`);
  delay.reset();
});
