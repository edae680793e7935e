import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import { useShops } from '../../provider/reads/useShops';
import { MenuField } from '../../ui/inputs/MenuField';
import { MESSAGE_MAX } from '../../v2/entities/push';
import type { Typed } from './useUnsent';

interface PushFieldsProps {
  typed: Typed;
  onChange: (typed: Typed) => void;
  disabled: boolean;
  messageRef: Ref<HTMLTextAreaElement>;
}

export const PushFields = ({ typed, onChange, disabled, messageRef }: PushFieldsProps) => {
  const translate = useTranslate();
  const shops = useShops();
  const { message, shop } = typed;
  return (
    <>
      <MenuField
        label={translate('push.shop')}
        value={shop}
        choices={shops.map(({ name }) => ({ id: name, name }))}
        onChoose={(chosen = '') => onChange({ ...typed, shop: chosen })}
        disabled={disabled}
      />
      <TextField
        label={translate('push.message')}
        value={message}
        onChange={(event) => onChange({ ...typed, message: event.target.value })}
        inputRef={messageRef}
        multiline
        minRows={4}
        disabled={disabled}
        helperText={translate('push.length', { length: message.length, max: MESSAGE_MAX })}
        slotProps={{ htmlInput: { maxLength: MESSAGE_MAX } }}
      />
    </>
  );
};
