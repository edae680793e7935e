import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** File systems for a test that can be filled or cut off. Needs Linux and root. */

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });

export interface Mounted {
  folder: string;
  remove: () => void;
}

const mounted = (...args: string[]): Mounted => {
  const folder = mkdtempSync(join(tmpdir(), 'dashboard-mount-'));
  const remove = () => {
    // Lazy, because a file may still be open.
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

/** A small disk. */
export const smallDisk = (megabytes: number): Mounted =>
  mounted('-t', 'tmpfs', '-o', `size=${Math.round(megabytes * 1024)}k`, 'tmpfs');

/** A read-only view of a folder. */
export const readOnly = (folder: string): Mounted => mounted('--bind', '-o', 'ro', folder);

/** Makes a file one that can only be read, as another account's; answers what undoes it. */
export const freeze = (file: string): (() => void) => {
  run('mount', '--bind', '-o', 'ro', file, file);
  return () => run('umount', '--lazy', file);
};

/** A disk in a file. A copy of the file lacks what was not yet written to it, as after a power cut. */
export const formatDisk = (file: string, megabytes: number): void => {
  run('truncate', `--size=${megabytes}M`, file);
  run('mkfs.ext4', '-q', '-F', file);
};
/** Only explicit flushes reach the disk: the file system itself waits for minutes. */
export const diskIn = (file: string): Mounted => {
  const disk = mounted('-o', 'loop,commit=600', file);
  mkdirSync(join(disk.folder, 'data'), { recursive: true });
  return disk;
};

/** Tries to mount. */
const whyNot = (): string | undefined => {
  if (process.platform !== 'linux') return 'mounting needs Linux';
  if (process.getuid?.() !== 0) return 'mounting needs root';
  const folder = mkdtempSync(join(tmpdir(), 'dashboard-mount-'));
  try {
    formatDisk(join(folder, 'disk'), 8);
    for (const disk of [smallDisk(1), diskIn(join(folder, 'disk'))]) disk.remove();
    return undefined;
  } catch {
    return 'mounting needs mkfs.ext4, and in a container --privileged';
  } finally {
    rmSync(folder, { recursive: true });
  }
};
export const cannotMount = whyNot();
