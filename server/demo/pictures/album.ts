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

export interface Picture {
  sha256: string;
  type: string;
  bytes: Uint8Array;
}

const WHITE = rgb('#ffffff');
const DARK = rgb('#22303c');

/**
 * Gives pictures in any colours (`#rrggbb`) and keeps each once. A thing is drawn the first time it is
 * asked for; every further colouring only costs a new palette.
 */
export class Album {
  private readonly stages = { thing: stage(), scene: wideStage() };
  private readonly drawings = new Map<Thing | Scene, Drawing>();
  private readonly kept = new Map<string, Picture>();

  /** The SHA-256 under which the picture is kept. */
  pictureOf(what: Thing | Scene, first: string, second: string): string {
    const drawing = this.drawings.get(what) ?? this.draw(what);
    this.drawings.set(what, drawing);
    const bytes = pngOf(drawing, { white: WHITE, first: rgb(first), second: rgb(second), dark: DARK });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    this.kept.set(sha256, { sha256, type: 'image/png', bytes });
    return sha256;
  }

  private draw(what: Thing | Scene): Drawing {
    const canvas = (isScene(what) ? this.stages.scene : this.stages.thing).copy();
    (isScene(what) ? scenes[what] : things[what])(canvas);
    return drawingOf(canvas);
  }

  get pictures(): Picture[] {
    return [...this.kept.values()];
  }
}

const isScene = (what: Thing | Scene): what is Scene => what in scenes;
