/** What is seldom needed: one `import()` for all of it, because each has a price in the first chunks. */
export const lazyParts = () => import('./lazyParts');
