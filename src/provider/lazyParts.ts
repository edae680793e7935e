/** What the providers seldom need, in one chunk of its own: each import() of the first chunks has a price there. */
export { correctMade } from './correctMade';
export { deleteMany, updateMany } from './oneByOne';
export { explained, withoutImage } from './stockConflict';
