/** Where a line of the pen runs out: it turns in a loop, swells and runs out; another stroke leaves the loop. */
export const Flourish = () => (
  <svg className="flourish" viewBox="-175 -40 500 160" fill="currentColor" aria-hidden="true">
    <path d="M-5-16v16c0 54 56 98 125 98c50 0 90-21 90-46c0-23-40-41-90-41c-98 0-98 88-196 88c-50 0-90-35-90-79c0-27 20-48 44-48c23 0 41 18 41 40c0 15-14 27-31 27L-112 45c19 0 34-15 34-33c0-24-20-43-44-43c-26 0-47 23-47 51c0 50 42 90 93 90c98 0 98-96 196-96c48 0 87 17 87 38c0 24-39 43-87 43c-63 0-115-43-115-95v-16zM28 31c54 30 86 76 148 76c72 0 130-24 130-55c0-16-14-29-30-29c-12 0-22 10-22 23L259 46c0-11 8-20 17-20c15 0 27 12 27 26c0 27-57 49-127 49c-60 0-94-42-147-71z" />
  </svg>
)
