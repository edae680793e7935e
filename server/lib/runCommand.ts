import { textOfFailure } from './startError';

/** Runs a program of the command line with its arguments. A failure is printed, and the exit status is then 1. */
export const runCommand = (main: (args: string[]) => Promise<void>): Promise<void> =>
  // The first argument is the program's own file: `scripts/run.mjs` runs it.
  main(process.argv.slice(3)).catch((error: unknown) => {
    process.stderr.write(textOfFailure(error));
    process.exitCode = 1;
  });
