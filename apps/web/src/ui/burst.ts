const PIECES = 70
const COLOURS = ['#f2b632', '#0b6e4f', '#e8590c', '#45b084', '#ab1d4f', '#7ec8e3']
const LIFE_MS = 1800

const piece = (parent: HTMLElement, colour: string) => {
  const one = document.createElement('span')
  const angle = Math.random() * Math.PI * 2
  const reach = 120 + Math.random() * 260
  const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach - 160]
  const turn = `rotate(${Math.round(Math.random() * 720 - 360)}deg)`
  Object.assign(one.style, {
    position: 'absolute',
    width: '9px',
    height: `${6 + Math.random() * 8}px`,
    borderRadius: '2px',
    background: colour,
  })
  parent.append(one)
  one.animate(
    [
      { transform: 'translate(0, 0)', opacity: 1 },
      { transform: `translate(${x}px, ${y}px) ${turn}`, opacity: 1, offset: 0.45 },
      { transform: `translate(${x * 1.15}px, ${y + 420}px) ${turn} ${turn}`, opacity: 0 },
    ],
    { duration: LIFE_MS * (0.75 + Math.random() / 4), easing: 'cubic-bezier(.15,.7,.4,1)' },
  )
}

/** Paper in the air, for a moment, over everything; none for those who want less motion. */
export function burst(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const sky = document.createElement('div')
  sky.setAttribute('aria-hidden', 'true')
  sky.popover = 'manual'
  Object.assign(sky.style, {
    position: 'fixed',
    inset: '42% auto auto 50%',
    width: '0',
    height: '0',
    padding: '0',
    border: '0',
    overflow: 'visible',
    pointerEvents: 'none',
    background: 'none',
  })
  document.body.append(sky)
  sky.showPopover()
  for (let place = 0; place < PIECES; place++)
    piece(sky, COLOURS[place % COLOURS.length] ?? 'currentColor')
  setTimeout(() => sky.remove(), LIFE_MS)
}
