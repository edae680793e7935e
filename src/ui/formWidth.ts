/** Lines that can be read: of a form, and of what stands above it. In pixels. */
export const FORM_WIDTH = 960;
