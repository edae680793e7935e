/** Shares are rounded to 1/63: too fine for the eye, coarse enough to count quickly. */
const STEPS = 63;
const PALETTE_SIZE = 256;

interface Cell {
  slot: number;
  count: number;
  shares: [number, number, number];
}

/** Cells that will become one palette entry. */
interface Bucket {
  cells: Cell[];
  count: number;
  axis: 0 | 1 | 2;
  /** The error from giving all cells one colour. */
  loss: number;
}

const AXES = [0, 1, 2] as const;

const bucketOf = (cells: Cell[]): Bucket => {
  let count = 0;
  const sum = [0, 0, 0];
  const squares = [0, 0, 0];
  for (const cell of cells) {
    count += cell.count;
    for (const axis of AXES) {
      const share = cell.shares[axis];
      sum[axis] = (sum[axis] ?? 0) + share * cell.count;
      squares[axis] = (squares[axis] ?? 0) + share * share * cell.count;
    }
  }
  let axis: 0 | 1 | 2 = 0;
  let loss = -1;
  for (const candidate of AXES) {
    const spread = (squares[candidate] ?? 0) - (sum[candidate] ?? 0) ** 2 / count;
    if (spread > loss) [axis, loss] = [candidate, spread];
  }
  return { cells, count, axis, loss };
};

/** Cuts a bucket in two at the mean of its widest axis. */
const halves = ({ cells, count, axis }: Bucket): [Bucket, Bucket] => {
  const mean = cells.reduce((sum, cell) => sum + cell.shares[axis] * cell.count, 0) / count;
  return [
    bucketOf(cells.filter((cell) => cell.shares[axis] <= mean)),
    bucketOf(cells.filter((cell) => cell.shares[axis] > mean)),
  ];
};

/** Counts the cells that occur. `slots` has the index in `cells` for each pixel. */
const counted = (inks: Float32Array): { slots: Uint32Array; cells: Cell[] } => {
  const slots = new Uint32Array(inks.length / 3);
  const slotOf = new Int32Array((STEPS + 1) ** 3).fill(-1);
  const cells: Cell[] = [];
  for (let pixel = 0; pixel < slots.length; pixel += 1) {
    const white = inks[pixel * 3] ?? 0;
    const first = inks[pixel * 3 + 1] ?? 0;
    const second = inks[pixel * 3 + 2] ?? 0;
    const key = ((white * STEPS + 0.5) << 12) | ((first * STEPS + 0.5) << 6) | (second * STEPS + 0.5);
    let slot = slotOf[key] ?? -1;
    if (slot < 0) {
      slot = cells.length;
      slotOf[key] = slot;
      cells.push({ slot, count: 0, shares: [0, 0, 0] });
    }
    slots[pixel] = slot;
    const cell = cells[slot];
    if (!cell) continue;
    cell.count += 1;
    cell.shares[0] += white;
    cell.shares[1] += first;
    cell.shares[2] += second;
  }
  for (const { shares, count } of cells) for (const axis of AXES) shares[axis] /= count;
  return { slots, cells };
};

/** Reduces triples of shares (0 to 1) to at most 256. Splits the bucket with the largest error until done. */
export const quantised = (inks: Float32Array): { palette: number[]; pixels: Uint8Array } => {
  const { slots, cells } = counted(inks);
  const buckets = [bucketOf(cells)];
  while (buckets.length < PALETTE_SIZE) {
    const worst = buckets.reduce((most, bucket, index) => (bucket.loss > (buckets[most]?.loss ?? 0) ? index : most), 0);
    const bucket = buckets[worst];
    if (!bucket || bucket.cells.length < 2) break;
    const [below, above] = halves(bucket);
    if (below.count === 0 || above.count === 0) break;
    buckets[worst] = below;
    buckets.push(above);
  }

  const entryOf = new Uint8Array(cells.length);
  const palette = buckets.flatMap(({ cells: own, count }, index) => {
    for (const cell of own) entryOf[cell.slot] = index;
    return AXES.map((axis) => own.reduce((sum, cell) => sum + cell.shares[axis] * cell.count, 0) / count);
  });
  const pixels = new Uint8Array(slots.length);
  for (let pixel = 0; pixel < pixels.length; pixel += 1) pixels[pixel] = entryOf[slots[pixel] ?? 0] ?? 0;
  return { palette, pixels };
};
