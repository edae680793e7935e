import CallIcon from '@mui/icons-material/CallOutlined';
import { useGetResourceLabel, useResourceDefinitions, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { Entry } from './entries';

interface OptionProps {
  id: string;
  entry: Entry;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** A row: icon, name and detail, what one came for, and its kind. */
export const Option = ({ id, entry, isActive, onPoint, onChoose }: OptionProps) => {
  const row = useRef<HTMLDivElement>(null);
  const { kind, title, detail, value, vat, isAction, act } = entry;
  const translate = useTranslate();
  const details = [detail, isAction && translate('products.discounted')].filter(Boolean).join(' · ');
  const kindName = useKindName(kind);
  const Icon = useIcon(entry);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseMove={onPoint}
      onClick={onChoose}
      className={'call' in act ? 'option below' : 'option'}
    >
      <span className="icon">{Icon && <Icon />}</span>
      <span className="name">
        <span className="title">{title}</span>
        {details && <span className="detail">{details}</span>}
      </span>
      <span className="aside">
        {value && (
          <span className="value">
            {value}
            {vat && <span className="vat"> {translate(vat)}</span>}
          </span>
        )}
        <span className="kind">{kindName}</span>
      </span>
    </div>
  );
};

const useKindName = (kind: string) => {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  return kind === 'pages' || kind === 'actions' ? translate(`commandMenu.kind.${kind}`) : label(kind, 1);
};

/** An action on a record has the icon of its record, unless it calls. */
const useIcon = ({ Icon, id, kind, act }: Entry) => {
  const definitions = useResourceDefinitions();
  if ('call' in act) return CallIcon;
  const resource = kind === 'actions' ? id.split(/[:/]/)[1] : kind === 'subcategories' ? 'categories' : kind;
  return Icon ?? definitions[resource ?? '']?.icon;
};

/** The keys, below the list; a phone has none. */
export const Hints = ({ copied, canCopy }: { copied: string; canCopy: boolean }) => {
  const translate = useTranslate();
  const hints = [
    ['↑ ↓', 'choose'],
    ['Enter', 'open'],
    ...(canCopy ? [['Ctrl C', 'copy']] : []),
    ['Esc', 'close'],
  ] as const;
  return (
    <div className="hints" aria-hidden>
      {hints.map(([key = '', what]) => (
        <span key={key}>
          <kbd>{key}</kbd>
          {what === 'copy' && copied
            ? translate('commandMenu.copied', { value: copied })
            : translate(`commandMenu.hints.${what}`)}
        </span>
      ))}
    </div>
  );
};
