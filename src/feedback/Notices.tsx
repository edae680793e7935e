import CloseIcon from '@mui/icons-material/Close';
import FailedIcon from '@mui/icons-material/ErrorOutline';
import WarningIcon from '@mui/icons-material/ReportProblemOutlined';
import DoneIcon from '@mui/icons-material/TaskAltOutlined';
import { CloseNotificationContext, type NotificationPayload, useNotificationContext, useTranslate } from 'ra-core';
import { type ComponentType, isValidElement, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { textOfKey } from '../lib/textOfKey';
import { LazyMui } from '../ui/late/LazyMui';
import { useFocusGivenBack } from '../ui/page/useFocusGivenBack';
import { Button, IconButton } from '../ui/plain/Button';
import { isFailure, useClearFailures } from './failures';
import { NOTICE_MS, useUndoableWrites } from './useUndoableWrites';
import './notices.css';

/** The same words about the same cause: a second failed try needs no second alert. What can be undone is one write each. */
const saySame = (one: NotificationPayload, other: NotificationPayload): boolean =>
  one.type === other.type &&
  one.message === other.message &&
  !one.notificationOptions?.undoable &&
  JSON.stringify(one.notificationOptions?.messageArgs) === JSON.stringify(other.notificationOptions?.messageArgs);

const numbers = new WeakMap<NotificationPayload, number>();
let count = 0;
/** React's key of a notice, which has no id of its own. */
const keyOf = (notice: NotificationPayload): number => {
  const key = numbers.get(notice) ?? ++count;
  numbers.set(notice, key);
  return key;
};

/** A tab of a stock form has the form's address and one part more. */
const isWithin = (one: string, other: string) => one.startsWith(`${other}/`);

/** A failure belongs to its screen, and leaves with it. A success is told with the redirect, and stays. */
const useLeftBehind = () => {
  const { notifications, setNotifications } = useNotificationContext();
  const { pathname } = useLocation();
  const place = useRef(pathname);
  /** The notices that have moved to another screen once; they do not move again. */
  const carried = useRef(new WeakSet<NotificationPayload>());
  useEffect(() => {
    const left = place.current;
    place.current = pathname;
    if (left === pathname || isWithin(left, pathname) || isWithin(pathname, left)) return;
    const comesAlong = (notice: NotificationPayload) =>
      !isFailure(notice) || (notice.notificationOptions?.isForNextScreen && !carried.current.has(notice));
    const gone = notifications.filter((notice) => !comesAlong(notice));
    for (const notice of notifications) carried.current.add(notice);
    setNotifications((all) => all.filter((notice) => !gone.includes(notice)));
  }, [pathname, notifications, setNotifications]);
};

/** What a stock form, which clears nothing, says once it is saved. */
const STOCK_SAVED = /^resources\..+\.notifications\./;
/** A stock form that is saved and stays has no failure any more. */
const useStockSaved = () => {
  const { notifications } = useNotificationContext();
  const clearFailures = useClearFailures();
  const newest = notifications.at(-1);
  useEffect(() => {
    if (STOCK_SAVED.test(String(newest?.message))) clearFailures();
  }, [newest, clearFailures]);
};

/** Sets the CSS variable with the height of the notices, above which everything else stays visible. */
const useHeight = (isShown: boolean) => {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (!isShown || !element.current) return;
    const { current } = element;
    const measure = () => {
      style.setProperty('--notices', `${current.offsetHeight}px`);
      // A refused field had the focus before there were notices: it stays in sight, its message included.
      document.activeElement
        ?.closest('[aria-invalid=true]')
        ?.closest('.MuiFormControl-root')
        ?.scrollIntoView({ block: 'nearest' });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--notices');
    };
  }, [isShown]);
  return element;
};

/**
 * The alerts of section 8, all visible at once, in place of react-admin's snackbar. They are the last part of the page
 * and cover none of its controls; dialogs end above them. A failure stays until it is closed, its cause is gone, or its
 * screen is left.
 */
export const Notices = () => {
  const { notifications, setNotifications } = useNotificationContext();
  const undo = useUndoableWrites();
  useLeftBehind();
  useStockSaved();
  const element = useHeight(notifications.length > 0);
  // Some screen readers tell what comes into a place, not what comes with it.
  const place = useRef<HTMLDivElement>(null);
  // An open dialog hides from screen readers what stands beside it, but what is new must be heard.
  useLayoutEffect(() => {
    if (notifications.length > 0) place.current?.removeAttribute('aria-hidden');
  }, [notifications]);
  // The newest stands for those that say the same, so that a screen reader hears it again.
  const shown = notifications.filter(
    (notice, index) => !notifications.slice(index + 1).some((later) => saySame(notice, later)),
  );
  // Beside the app, which an open dialog hides.
  return createPortal(
    <div ref={place} aria-live="polite" style={{ display: 'contents' }}>
      {shown.length > 0 && (
        <div ref={element} className="notices">
          {shown.map((notice) => (
            <Notice
              key={keyOf(notice)}
              notice={notice}
              onUndo={() => undo(notice)}
              onClose={() => setNotifications((all) => all.filter((one) => one !== notice && !saySame(one, notice)))}
            />
          ))}
        </div>
      )}
    </div>,
    document.body,
  );
};

const ICONS: Readonly<Record<string, ComponentType>> = { error: FailedIcon, warning: WarningIcon };

interface NoticeProps {
  notice: NotificationPayload;
  onUndo: () => void;
  onClose: () => void;
}

const Notice = ({ notice, onUndo, onClose }: NoticeProps) => {
  const translate = useTranslate();
  const part = useFocusGivenBack<HTMLDivElement>();
  const { message, type, notificationOptions = {} } = notice;
  const isFailed = isFailure(notice);
  const Icon = ICONS[type] ?? DoneIcon;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer belongs to the notice, not to its closer
  useEffect(() => {
    const { autoHideDuration = isFailed ? null : NOTICE_MS } = notificationOptions;
    if (autoHideDuration === null) return;
    const timer = setTimeout(onClose, autoHideDuration);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <CloseNotificationContext.Provider value={onClose}>
      <div ref={part} className={`notice notice-${type}`} role={isFailed ? 'alert' : undefined}>
        <Icon />
        <div className="notice-text">
          {isValidElement(message) ? (
            <LazyMui>{message}</LazyMui>
          ) : (
            textOfKey(translate, String(message), undefined, notificationOptions.messageArgs)
          )}
          {notificationOptions.undoable && (
            <Button
              size="small"
              color="inherit"
              onClick={() => {
                onUndo();
                onClose();
              }}
            >
              {translate('ra.action.undo')}
            </Button>
          )}
        </div>
        <IconButton
          size="small"
          color="inherit"
          aria-label={translate('ra.action.close')}
          title={translate('ra.action.close')}
          onClick={onClose}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </div>
    </CloseNotificationContext.Provider>
  );
};
