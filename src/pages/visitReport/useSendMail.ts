import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { visitReportTexts } from '../../../i18n/nl/late/visitReport';
import { useAlone } from '../../feedback/useAlone';
import { useFailedHere } from '../../feedback/useFailedHere';
import { textAbout } from '../../feedback/useTellAbout';
import { newKey } from '../../provider/http/idempotency';
import { isV2Error } from '../../provider/http/V2Error';
import type { MailBody } from '../../v2/entities/mail';

const texts = visitReportTexts.mail;

/**
 * Sends a mail once: every press has the key of the first, until something else is to be sent. After a press without an
 * answer it stays the same mail, because it may have gone.
 */
export const useSendMail = () => {
  const dataProvider = useDataProvider();
  const [key, setKey] = useState(newKey);
  const { isBusy: isSending, alone } = useAlone();
  const [failure, setFailure] = useState('');
  const failedHere = useFailedHere();
  const fail = (text: string) => {
    setFailure(text);
    failedHere([textAbout(texts.title, text)]);
  };
  const [mayBeSent, setMayBeSent] = useState(false);

  const send = async (data: MailBody): Promise<'sent' | 'kept' | undefined> => {
    setFailure('');
    try {
      const formKey = { key: () => key, renewKey: () => setKey(newKey()) };
      const { data: mail } = await dataProvider.create('outbox', { data, meta: { formKey } });
      if (!mail.error) return mail.result;
      setMayBeSent(false);
      fail(texts.partly(mail.error));
    } catch (error) {
      const said = isV2Error(error) ? error.text : '';
      setMayBeSent(said === '');
      fail(said || texts.unanswered);
    }
    return undefined;
  };
  /** What is sent next is another mail. */
  const renew = () => {
    if (failure && !mayBeSent) setKey(newKey());
  };
  return {
    /** Resolves to undefined when it failed, which `failure` tells. */
    send: (data: MailBody) => alone(() => send(data)),
    ...{ isSending, failure, mayBeSent, renew },
  };
};
