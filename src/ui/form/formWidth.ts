/** The width of a form and of what stands above it, in pixels, so that lines stay readable. */
export const FORM_WIDTH = 960;
