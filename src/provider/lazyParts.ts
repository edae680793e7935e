/** What the providers seldom need: one `import()` for all of it, because each has a price in the first chunks. */
export { correctMade } from './correctMade';
export { deleteMany, updateMany } from './oneByOne';
export { sizesElsewhere } from './sizesElsewhere';
export { explained } from './stockConflict';
export { uploadImages, withFiles } from './uploadImages';
