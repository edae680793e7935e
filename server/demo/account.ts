/** Who signs in to a demonstration; a server that others can reach refuses to start while this password stands. */
export const DEMO_ACCOUNT = { username: 'demo', password: 'demo-wasstraat', name: 'Demi Medewerker' } as const;
