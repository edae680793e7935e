/** What the providers seldom need, in one chunk of its own: see `late.ts`. */
export { correctMade } from './correctMade';
export { deleteMany, updateMany } from './oneByOne';
export { explained } from './stockConflict';
export { uploadImages, withFiles } from './uploadImages';
