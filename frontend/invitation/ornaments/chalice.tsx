/** A host over a chalice, with an engraver's shading, 84 wide and 212 high around (0, 0); to be set inside an `<svg>`. */
export const Chalice = () => (
  <>
    <circle cy="-46" r="27" fill="currentColor" fillOpacity=".06" strokeWidth="1.6" />
    <circle cy="-46" r="23" strokeWidth=".8" />
    <path d="M0-60V-32M-10-50H10" strokeWidth="2.4" />
    {[-165, -135, -105, -75, -45, -15].map((turn) => (
      <path key={turn} d="M33 0H53M33 8H43" strokeWidth="1.1" transform={`translate(0 -46)rotate(${turn})`} />
    ))}
    <path d="M-42-20A42 8 0 0 1-19-27M42-20A42 8 0 0 0 19-27" strokeWidth="1.1" />
    <path
      d="M-42-20A42 8 0 0 0 42-20C42 20 22 38 7 43L6 51C15 53 15 64 6 66L5 78C9 88 27 89 37 97V102Q0 116-37 102V97C-27 89-9 88-5 78L-6 66C-15 64-15 53-6 51L-7 43C-22 38-42 20-42-20Z"
      fill="currentColor"
      fillOpacity=".13"
      strokeWidth="1.8"
    />
    <path
      d="M-41-13A42 8 0 0 0 41-13M-41-9A42 8 0 0 0 41-9M-37 97Q0 110 37 97M-7 43Q0 46 7 43M-6 51Q0 54 6 51M-6 66Q0 69 6 66M-5 78Q0 81 5 78"
      strokeWidth="1"
    />
    <path
      d="M0 43C-10 32-10 18 0 6 10 18 10 32 0 43ZM-5 42C-20 36-25 22-24 6-13 14-8 28-5 42ZM5 42C20 36 25 22 24 6 13 14 8 28 5 42ZM-14 39C-30 32-36 20-38 6M14 39C30 32 36 20 38 6"
      strokeWidth="1.1"
    />
    <path
      d="M0 12V40M-21 12C-19 24-14 34-8 40M21 12C19 24 14 34 8 40M3 15C6 24 6 32 3 38M25 12C25 22 21 31 15 37M29 8C30 20 26 28 21 34M33 4C34 14 31 22 28 28M37 0C37 6 36 11 35 15M-9 55Q-12 58-9 62M-4 55Q-6 59-4 63M4 55Q6 59 4 63M9 55Q12 58 9 62M7 54Q10 58 7 63M0 82V101M-3 82C-6 91-14 95-20 99M3 82C6 91 14 95 20 99M6 86C11 91 20 94 27 98M5 89C8 93 11 96 13 100"
      strokeWidth=".7"
    />
  </>
)
