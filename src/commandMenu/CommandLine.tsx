import SearchIcon from '@mui/icons-material/Search';
import { useNavigate, useTranslate } from 'ra-core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Said } from '../ui/page/Said';
import type { Entry } from './entries';
import { Hints, Option } from './Option';
import { isOwn } from './ranking';
import type { Search } from './search/openSearch';
import type { Menu } from './useActions';
import { useResults } from './useResults';

interface CommandLineProps {
  search: Search;
  menu: Menu;
  /** What stands in the line when it opens. */
  start: string;
  onClose: () => void;
}

/** Calls by a link, which the browser hands to the telephone. */
const call = (address: string) => {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
};

/** A combobox (ARIA 1.2): the focus stays in the line, the arrows go through the list below it. */
export const CommandLine = ({ search, menu, start, onClose }: CommandLineProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const id = useId();
  const [line, setLine] = useState(start);
  /** The option chosen with the arrows, by its id, so that later results do not change it. */
  const [activeId, setActiveId] = useState<string | null>(null);
  const [copied, setCopied] = useState('');
  const { found, isLoading, isIncomplete, isNameless, sought, instead, note } = useResults(search, menu, line);
  const input = useRef<HTMLInputElement>(null);
  /** True when Enter was pressed before the results of the typed line arrived: it is carried out with them. */
  const isWaiting = useRef(false);
  const options = found.entries;
  const active = Math.max(
    0,
    options.findIndex((option) => option.id === activeId),
  );

  const type = (next: string) => {
    isWaiting.current = false;
    setLine(next);
    setActiveId(null);
    setCopied('');
  };
  const choose = (entry: Entry) => {
    const { act } = entry;
    if ('fill' in act) {
      type(act.fill);
      input.current?.focus();
      return;
    }
    note(entry);
    // Close first, because closing moves the focus back, and the action may move it further.
    flushSync(onClose);
    if ('to' in act) navigate(act.to, act.record ? { state: { record: act.record } } : {});
    else if ('call' in act) call(act.call);
    else act.run();
  };
  const enter = () => {
    const entry = options[active];
    const isSure = entry && (activeId !== null || isOwn(entry, line));
    // What stands on the screen is chosen as it is; what comes after Enter only once all is loaded.
    const isMore = found.isEarly && (isWaiting.current || !entry);
    isWaiting.current = found.line === line ? isMore && !isSure : !(found.indexed === line && isSure);
    if (!isWaiting.current && entry) choose(entry);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: for the answer that Enter waits for
  useEffect(() => {
    // After the effect, because flushSync does not work within one.
    if (isWaiting.current) queueMicrotask(enter);
  }, [found]);

  // Over plain http a browser has no clipboard.
  const value = 'clipboard' in navigator ? options[active]?.value : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (step && options.length > 0) setActiveId(options[(active + step + options.length) % options.length]?.id ?? null);
    else if (key === 'Enter' && !event.nativeEvent.isComposing) enter();
    else if (key.toLowerCase() === 'c' && (ctrlKey || metaKey) && isNothingSelected(input.current)) copy();
    else if (!step) return;
    event.preventDefault();
  };
  const copy = () => {
    if (value)
      void navigator.clipboard.writeText(value).then(
        () => setCopied(value),
        () => undefined,
      );
  };

  const isDone = found.line === line && !isLoading && !found.hasFailed;
  const isNothing = isDone && options.length === 0;
  return (
    <>
      <div className="line">
        <SearchIcon />
        <input
          ref={input}
          // biome-ignore lint/a11y/noAutofocus: the dialog is opened to type in it
          autoFocus
          role="combobox"
          aria-label={translate('commandMenu.open')}
          aria-expanded={options.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={options[active] ? `${id}${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={translate('commandMenu.placeholder')}
          value={line}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="close" onClick={onClose}>
          {translate('ra.action.close')}
        </button>
      </div>
      <Said>
        {copied
          ? translate('commandMenu.copied', { value: copied })
          : isDone &&
            [
              ...(isNameless ? [translate('commandMenu.whichCustomer')] : []),
              translate('commandMenu.found', { smart_count: options.length }),
            ].join(' ')}
      </Said>
      <div role="listbox" id={`${id}list`} aria-label={translate('commandMenu.results')} className="options">
        {options.map((entry, index) => (
          <Option
            key={entry.id}
            id={`${id}${index}`}
            entry={entry}
            isActive={index === active}
            onPoint={() => setActiveId(entry.id)}
            onChoose={() => choose(entry)}
          />
        ))}
      </div>
      {isNameless && <p className="told">{translate('commandMenu.whichCustomer')}</p>}
      {isNothing && !isNameless && (
        <p className="told">
          {translate('commandMenu.nothing', { line: sought })}{' '}
          {instead && !isIncomplete && (
            <button type="button" className="link" onClick={() => choose(instead)}>
              {instead.title}
            </button>
          )}
        </p>
      )}
      {isLoading && <p className="told">{translate('commandMenu.loading')}</p>}
      {found.hasFailed && <p className="told">{translate('commandMenu.failed')}</p>}
      {isIncomplete && <p className="told">{translate('commandMenu.incomplete')}</p>}
      <Hints copied={copied} canCopy={value !== undefined} />
    </>
  );
};

const isNothingSelected = (input: HTMLInputElement | null) => input?.selectionStart === input?.selectionEnd;
