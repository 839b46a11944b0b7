/** React, in a file of its own with all that it needs, so that a page can run it before the rest. */
export { hydrateRoot } from 'react-dom/client'
