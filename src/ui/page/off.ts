/** The style of a button that is `aria-disabled`: unlike a disabled one it keeps the focus when it was pressed. */
export const OFF = { '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default' } };
