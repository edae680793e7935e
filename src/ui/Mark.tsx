/** The product's mark: a drop with a wave in it (mark.svg, by `.mark` in base.css). Takes the colour of its text. */
export const Mark = ({ size }: { size: number }) => (
  <span className="mark" style={{ height: size }} aria-hidden="true" />
);
