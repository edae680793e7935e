import type { ReactNode } from 'react';

export interface FieldProps {
  name: string;
  label: string;
  autoComplete: string;
  /** What the browser says when it is sent empty. */
  missing: string;
  type?: string;
  children?: ReactNode;
}

export const Field = ({ name, label, autoComplete, missing, type = 'text', children }: FieldProps) => (
  <div className="field">
    <label htmlFor={name}>{label}</label>
    <input
      id={name}
      name={name}
      type={type}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      onInvalid={({ currentTarget }) => currentTarget.setCustomValidity(missing)}
      onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
    />
    {children}
  </div>
);
