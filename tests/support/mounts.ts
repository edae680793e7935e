import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** File systems of a test's own, that can be filled or cut off. Linux, as root. */

/** Only when someone says outright that this machine cannot mount. */
export const cannotMount = process.env.NO_MOUNTS === '1';

const run = (command: string, ...args: string[]) => {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (cause) {
    throw new Error(
      `${command} does not work here: run as root on Linux, in a container with --privileged, or set NO_MOUNTS=1.`,
      { cause },
    );
  }
};

export interface Mounted {
  folder: string;
  remove: () => void;
}

const mounted = (...args: string[]): Mounted => {
  const folder = mkdtempSync(join(tmpdir(), 'dashboard-mount-'));
  const remove = () => {
    // A file that is still open keeps nothing from going on.
    run('umount', '--lazy', folder);
    rmSync(folder, { recursive: true });
  };
  try {
    run('mount', ...args, folder);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  return { folder, remove };
};

/** A disk of a few megabytes. */
export const smallDisk = (megabytes: number): Mounted => mounted('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs');

/** A folder's contents, where nothing can be written. */
export const readOnly = (folder: string): Mounted => mounted('--bind', '-o', 'ro', folder);

/** A disk within a file: what has not reached the file is lost when the file is copied. */
export const formatDisk = (file: string, megabytes: number): void => {
  run('truncate', `--size=${megabytes}M`, file);
  run('mkfs.ext4', '-q', '-F', file);
};
/** Nothing reaches the disk unless someone asks: the file system's own writing waits for minutes. */
export const diskIn = (file: string): Mounted => {
  const disk = mounted('-o', 'loop,commit=600', file);
  mkdirSync(join(disk.folder, 'data'), { recursive: true });
  return disk;
};
