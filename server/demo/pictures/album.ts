import { createHash } from 'node:crypto';
import { containers } from './containers';
import { machines } from './machines';
import { type Drawing, drawingOf, pngOf, rgb } from './png';
import { scenes, wideStage } from './scenes';
import { stage } from './stage';
import { tools } from './tools';

const things = { ...containers, ...tools, ...machines };

export type Thing = keyof typeof things;
export type Scene = keyof typeof scenes;

const WHITE = rgb('#ffffff');
const DARK = rgb('#22303c');

/** Drawn once in a process, which takes a second for all of them: a database may be filled again. */
const drawings = new Map<Thing | Scene, Drawing>();

/** Makes each picture once. A thing is drawn once; another pair of colours (`#rrggbb`) only costs a palette. */
export class Album {
  private readonly ofThings = { ground: stage(), canvas: stage() };
  private readonly ofScenes = { ground: wideStage(), canvas: wideStage() };
  private readonly names = new Map<string, string>();
  private fresh: Uint8Array[] = [];

  /** The SHA-256 under which the picture is stored. */
  pictureOf(what: Thing | Scene, first: string, second: string): string {
    const key = [what, first, second].join();
    const known = this.names.get(key);
    if (known) return known;
    const drawing = drawings.get(what) ?? this.draw(what);
    drawings.set(what, drawing);
    const bytes = pngOf(drawing, { white: WHITE, first: rgb(first), second: rgb(second), dark: DARK });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    this.names.set(key, sha256);
    this.fresh.push(bytes);
    return sha256;
  }

  /** The pictures (PNG) made since the last call. */
  takeFresh(): Uint8Array[] {
    const taken = this.fresh;
    this.fresh = [];
    return taken;
  }

  private draw(what: Thing | Scene): Drawing {
    const { ground, canvas } = isScene(what) ? this.ofScenes : this.ofThings;
    canvas.restore(ground);
    (isScene(what) ? scenes[what] : things[what])(canvas);
    return drawingOf(canvas);
  }
}

const isScene = (what: Thing | Scene): what is Scene => what in scenes;
