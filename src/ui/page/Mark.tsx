/** The product's logo (mark.svg, by `.mark` in base.css), in the colour of the text. */
export const Mark = ({ size }: { size: number }) => (
  <span className="mark" style={{ height: size }} aria-hidden="true" />
);
