interface EggMarkProps {
  /** Height in pixels; the width follows. */
  readonly height: number
  readonly className?: string | undefined
}

/** The brand mark: an egg with a crack shaped like a smile. Decoration; the product's name stands beside it. */
export function EggMark({ height, className }: EggMarkProps) {
  return (
    <svg
      className={className}
      width={(height * 48) / 56}
      height={height}
      viewBox="0 0 48 56"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M24 3C35 3 44 20 44 34C44 46 35 53 24 53S4 46 4 34C4 20 13 3 24 3Z" fill="var(--egg)" />
      <path d="M13 15C15.5 10.5 19 7.6 22 7.2" stroke="var(--egg-light)" strokeWidth="3" />
      <path
        d="M9.5 31.5L14.6 37.4L19.4 35.6L24 41L28.6 35.6L33.4 37.4L38.5 31.5"
        stroke="var(--egg-crack)"
        strokeWidth="3.4"
      />
      <ellipse cx="17" cy="24.5" rx="2.7" ry="3.4" fill="var(--egg-crack)" />
      <ellipse cx="31" cy="24.5" rx="2.7" ry="3.4" fill="var(--egg-crack)" />
    </svg>
  )
}
