/** The account of a demonstration. A server that others can reach refuses to start while this password is valid. */
export const DEMO_ACCOUNT = { username: 'demo', password: 'demo-wasstraat', name: 'Demi Medewerker' } as const;
