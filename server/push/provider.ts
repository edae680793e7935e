/** The provider of push messages at PUSH_WEBHOOK_URL: one JSON POST per push. */

export interface Push {
  push_id: number;
  shop: string;
  message: string;
  created: string;
  /** The scheduled push that it was, and its moment. */
  scheduled?: { id: number; at: number };
}

/** Rejects with a Dutch reason when the provider did not accept the push; `retryAfterMs` is how long it asks to wait. */
export type Provider = (push: Push, signal?: AbortSignal) => Promise<void>;

export const ANSWER_LIMIT_MS = 10_000;

/** fetch refuses credentials in an address, so they go into a header. */
const withoutAccount = (webhookUrl: string): { url: string; headers: Record<string, string> } => {
  const url = new URL(webhookUrl);
  const account = [url.username, url.password].map(decodeURIComponent).join(':');
  url.username = '';
  url.password = '';
  const Authorization = `Basic ${Buffer.from(account).toString('base64')}`;
  return { url: url.href, headers: account === ':' ? {} : { Authorization } };
};

/** Of a connection that broke after it was made, or on which something else than HTTP was answered. */
const BROKEN_OFF = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE', 'HTTPParserError'];
const MAYBE_SENT = 'Misschien is het bericht toch verstuurd.';

const reasonOf = (error: unknown): string => {
  const { name, cause } = Object(error);
  if (name === 'TimeoutError')
    return `De pushdienst antwoordde niet binnen ${ANSWER_LIMIT_MS / 1000} seconden. ${MAYBE_SENT}`;
  if (name === 'AbortError') return 'De server stopte tijdens het versturen.';
  const { code, name: kind } = Object(cause);
  if ([code, kind].some((one) => BROKEN_OFF.includes(one)))
    return `De pushdienst verbrak de verbinding zonder te antwoorden. ${MAYBE_SENT}`;
  return `De pushdienst is niet bereikbaar${typeof code === 'string' ? ` (${code})` : ''}.`;
};

/**
 * All attempts of a push send the same key, so that a provider can recognise a retry. Its moment is in it: after a
 * restored backup, numbers are given out again. A scheduled one becomes another push where the database has lost that it
 * went, as after a failover.
 */
const keyOf = ({ push_id, created, scheduled }: Push) =>
  scheduled ? `scheduled-${scheduled.id}-${scheduled.at}` : `push-${push_id}-${created.replace(/\D/g, '')}`;

export const webhook = (webhookUrl: string, request: typeof fetch = fetch): Provider => {
  const { url, headers } = withoutAccount(webhookUrl);
  return async (push, signal) => {
    const limits = [AbortSignal.timeout(ANSWER_LIMIT_MS), ...(signal ? [signal] : [])];
    const { created: _, scheduled: __, ...body } = push;
    const answer = await request(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': keyOf(push), ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.any(limits),
    }).catch((error: unknown) => {
      throw new Error(reasonOf(error), { cause: error });
    });
    await answer.body?.cancel().catch(() => undefined);
    if (answer.ok) return;
    // A date, which it may be too, is no number: then the wait is our own.
    const retryAfterMs = Number(answer.headers.get('Retry-After')) * 1000 || 0;
    throw Object.assign(new Error(`De pushdienst antwoordde met ${answer.status}.`), { retryAfterMs });
  };
};
