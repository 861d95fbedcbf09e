import s from './skeleton.module.css'

/** Grey bars of the size of what is coming. */
export const Skeleton = ({ lines = 3, height = 16 }: { lines?: number; height?: number }) => (
  <div className={s.box} role="status" aria-label="…">
    {Array.from({ length: lines }, (_, place) => (
      <span key={place} style={{ height, width: `${92 - ((place * 23) % 40)}%` }} />
    ))}
  </div>
)
