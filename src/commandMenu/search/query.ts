import { normalizePhone } from '../../v2/phone';

const PHONE = /^\+?[\d\s()-]{8,}$/;

/** '+31 (0)297 12 34 56' is searched as it is indexed: '0297123456'. */
export const queryOf = (text: string) => (PHONE.test(text.trim()) ? normalizePhone(text) : text);
