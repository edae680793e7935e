import texts from '../../../i18n/nl/login';
import { isV2Error } from '../../provider/V2Error';

/** One calm line beside the failure text, where it helps to know why; '' otherwise. */
export const failureLine = (error: unknown): string => {
  if (!isV2Error(error)) return '';
  if (error.status === 429) return error.text || texts.login.tooMany;
  return error.kind === 'network' || error.kind === 'timeout' ? error.message : '';
};
