/** The size in whole pixels at which the longest side is at most `longest`. Never enlarges. */
export const fitWithin = (width: number, height: number, longest: number): { width: number; height: number } => {
  const factor = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
};
