import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { visitTexts } from '../../../i18n/nl/late/visitReport';
import { newKey } from '../../provider/http/idempotency';
import { isV2Error } from '../../provider/http/V2Error';
import type { MailBody } from '../../v2/entities/mail';

const texts = visitTexts.mail;

/**
 * Sends a mail once: every press has the key of the first, until something else is to be sent. After a press without an
 * answer it stays the same mail, because it may have gone.
 */
export const useSendMail = () => {
  const dataProvider = useDataProvider();
  const [key, setKey] = useState(newKey);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const [mayBeSent, setMayBeSent] = useState(false);

  /** Resolves to undefined when it failed, which `failure` tells. */
  const send = async (data: MailBody): Promise<'sent' | 'kept' | undefined> => {
    setSending(true);
    setFailure('');
    try {
      const form = { key: () => key, renewKey: () => setKey(newKey()) };
      const { data: mail } = await dataProvider.create('outbox', { data, meta: { form } });
      if (!mail.error) return mail.result;
      setMayBeSent(false);
      setFailure(texts.partly(mail.error));
    } catch (error) {
      const said = isV2Error(error) ? error.text : '';
      setMayBeSent(said === '');
      setFailure(said || texts.unanswered);
    } finally {
      setSending(false);
    }
    return undefined;
  };
  /** What is sent next is another mail. */
  const renew = () => {
    if (failure && !mayBeSent) setKey(newKey());
  };
  return { send, isSending, failure, mayBeSent, renew };
};
