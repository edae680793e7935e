/** Replaces lodash's `isEqual` (see leaveOut.ts), which is as strict on all that react-admin compares, in a tenth of its bytes. */
export { default } from 'react-fast-compare';
