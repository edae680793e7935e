import type { WaitingWrite } from './waitingWrites';
import { ORDER_CALL } from './writeCalls';

/** Why a write waits for its user, besides the server's own reasons. */

export const UNSURE =
  'Dit is verstuurd, maar er kwam geen antwoord. Misschien is het toch opgeslagen. Kijk dat na voordat je het opnieuw verstuurt.';
export const ORPHANED = 'Dit hoort bij iets dat niet is opgeslagen.';
export const CHANGED = 'Iemand anders heeft dit intussen gewijzigd.';

/** False where a retry meets the same problem: the record that somebody changed, and what has lost its record. */
export const canBeSentAgain = ({ problem, call }: WaitingWrite): boolean =>
  problem !== undefined && problem !== ORPHANED && (problem !== CHANGED || call === ORDER_CALL);
