/** The other texts are in late/keys.ts. */
export default { keys: { title: 'Sneltoetsen' } };
