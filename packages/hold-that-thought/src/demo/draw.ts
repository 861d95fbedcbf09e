/** A picture in words: what is in it, from the back to the front. */
export interface Scene {
  /** Sky, far, near: three colours of an old print. */
  readonly colours: readonly [string, string, string]
  readonly things: readonly (keyof typeof THINGS)[]
}

const [WIDTH, HEIGHT] = [1200, 900]

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const line = (d: string, colour: string) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round"/>`

/** Each with the far and the near colour. */
const THINGS = {
  sun: (far: string) => `<circle cx="880" cy="230" r="95" fill="${far}" opacity="0.55"/>`,
  hills: (far: string) => path('M0 560 Q220 400 460 540 T900 480 T1200 560 V900 H0Z', far),
  sea: (far: string, near: string) =>
    path('M0 600 H1200 V900 H0Z', far) +
    [650, 710, 780, 850]
      .map((y, place) => line(`M${place * 70} ${y} q60 -26 120 0 t120 0 t120 0 t120 0`, near))
      .join(''),
  ship: (_: string, near: string) =>
    path('M360 610 H860 L800 700 H430Z', near) +
    path('M560 470 H690 V610 H560Z', near) +
    path('M600 380 H640 V470 H600Z', near),
  house: (_: string, near: string) =>
    path('M420 520 L600 380 L780 520 V760 H420Z', near) +
    path('M560 620 H640 V760 H560Z', '#f2e6cf'),
  gull: (_: string, near: string) => line('M250 240 q60 -50 100 0 q40 -50 100 0', near),
  beans: (_: string, near: string) =>
    [330, 520, 710, 900]
      .map((x) => line(`M${x} 840 q-50 -150 20 -280 q40 -80 0 -160`, near))
      .join(''),
  people: (_: string, near: string) =>
    [450, 610, 760]
      .map(
        (x, place) =>
          `<circle cx="${x}" cy="${480 + place * 22}" r="46" fill="${near}"/>` +
          path(`M${x - 75} 800 q75 -330 150 0Z`, near),
      )
      .join(''),
} as const

/** As SVG, with the white border that prints had. */
export function drawn({ colours: [sky, far, near], things }: Scene): Uint8Array {
  const inside = things.map((thing) => THINGS[thing](far, near)).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="100%" height="100%" fill="${sky}"/>${inside}
<rect x="14" y="14" width="${WIDTH - 28}" height="${HEIGHT - 28}" fill="none" stroke="#fbf7ee" stroke-width="28"/></svg>`
  return new TextEncoder().encode(svg)
}
