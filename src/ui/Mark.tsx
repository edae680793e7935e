/** The product's mark: a drop with a wave in it. Takes the colour of its text. */
export const Mark = ({ size = 28 }: { size?: number }) => (
  <svg height={size} viewBox="4.5 1.2 15 20.4" aria-hidden="true">
    <path fill="currentColor" d="M12 1.8c4.4 4.9 7 8.6 7 12.2a7 7 0 0 1-14 0c0-3.6 2.6-7.3 7-12.2z" />
    <path
      fill="none"
      stroke="var(--surface)"
      strokeWidth="1.7"
      strokeLinecap="round"
      d="M7.6 14.4c1.5-1.2 3-1.2 4.4 0s2.9 1.2 4.4 0"
    />
  </svg>
);
