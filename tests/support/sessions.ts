/** Two members of staff, signed in. */
export const SANNE = { API_token: 'abc', name: 'Sanne', userId: 3 };
export const COR = { API_token: 'def', name: 'Cor', userId: 4 };
