import { useId } from 'react'

/** A nest on a branch, and below it the egg that fell out and cracked into a surprised smile. */
export function FallenEgg({ title }: { readonly title: string }) {
  const clip = useId()
  return (
    <svg viewBox="0 -10 720 436" role="img" aria-label={title}>
      <ellipse cx="430" cy="404" rx="250" ry="15" fill="var(--kraft)" />
      <path
        d="M-20 98C120 74 230 112 330 84C390 68 450 76 500 56"
        fill="none"
        stroke="var(--bark)"
        strokeWidth="24"
        strokeLinecap="round"
      />
      <path
        d="M-20 92C120 68 230 106 340 77"
        fill="none"
        stroke="var(--bark-light)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M404 74C446 92 470 86 500 112"
        fill="none"
        stroke="var(--bark)"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <g transform="translate(500 56)">
        <path d="M0 0C6-26 32-34 52-28C46-8 24 4 0 0Z" fill="var(--foliage)" />
        <path d="M0 0C22 2 40 18 40 38C18 36 2 20 0 0Z" fill="var(--foliage-deep)" />
      </g>
      <g transform="translate(500 112)">
        <path d="M0 0C18-4 34 6 38 24C18 30 4 18 0 0Z" fill="var(--foliage)" />
      </g>
      <g transform="translate(40 88)">
        <path d="M0 0C6-28 34-36 56-28C48-6 24 4 0 0Z" fill="var(--foliage-deep)" />
      </g>
      <ellipse cx="168" cy="32" rx="27" ry="34" fill="var(--egg-cream)" transform="rotate(-10 168 36)" />
      <ellipse cx="224" cy="32" rx="27" ry="34" fill="var(--egg-rose)" transform="rotate(9 222 34)" />
      <path d="M104 50C112 116 276 116 288 46C240 70 150 72 104 50Z" fill="var(--birch-edge)" />
      <g fill="none" strokeLinecap="round" strokeWidth="7">
        <path d="M100 52C150 76 240 76 292 46" stroke="var(--birch-2)" />
        <path d="M106 66C156 92 236 90 284 62" stroke="var(--straw-deep)" />
        <path d="M114 80C164 104 230 102 276 78" stroke="var(--birch-2)" />
        <path d="M132 96C170 110 222 108 258 94" stroke="var(--straw-deep)" />
        <path
          d="M88 46L126 62M268 60L306 32M106 74L132 88M262 84L292 76"
          stroke="var(--straw)"
          strokeWidth="5"
        />
      </g>
      <path
        d="M312 118C330 158 344 176 362 196"
        fill="none"
        stroke="var(--line-2)"
        strokeWidth="4"
        strokeDasharray="1 14"
        strokeLinecap="round"
      />
      <g transform="translate(440 302) rotate(13) scale(.84)">
        <clipPath id={clip}>
          <path d="M0-128C60-128 106-42 106 30C106 90 60 122 0 122S-106 90-106 30C-106-42-60-128 0-128Z" />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <path d="M-110-130H110V130H-110Z" fill="var(--egg)" />
          <path d="M-110 10C-96 84-40 116 30 108L60 130H-110Z" fill="var(--egg-shade)" />
        </g>
        <path
          d="M70 22L86 0L72-22L88-46L76-66"
          fill="none"
          stroke="var(--egg-deep)"
          strokeWidth="5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <path
          d="M-70 20L-45 48L-21 39L0 64L22 39L46 48L70 20"
          fill="none"
          stroke="var(--egg-crack)"
          strokeWidth="14"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <path d="M-6 66C-14 82-14 96 0 97C13 96 13 82 6 66Z" fill="var(--yolk)" />
        <path
          d="M-60-26C-52-62-34-88-14-96"
          fill="none"
          stroke="var(--egg-light)"
          strokeWidth="12"
          strokeLinecap="round"
        />
        <ellipse cx="-30" cy="-34" rx="17" ry="21" fill="var(--egg-crack)" />
        <ellipse cx="36" cy="-34" rx="17" ry="21" fill="var(--egg-crack)" />
        <circle cx="-34" cy="-42" r="8" fill="var(--sheet-ink)" />
        <circle cx="30" cy="-42" r="8" fill="var(--sheet-ink)" />
      </g>
      <path d="M572 394L600 378L610 400Z" fill="var(--egg)" />
      <path d="M296 398L320 386L316 406Z" fill="var(--egg-shade)" />
      <path d="M626 404L642 394L648 408Z" fill="var(--egg)" />
    </svg>
  )
}
