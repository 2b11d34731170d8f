/**
 * Sine, cosine and arc tangent made of additions and multiplications only. Engines may round `Math.sin` differently in
 * the last bit, and a run must replay to identical positions everywhere; IEEE 754 fixes `+ - * /`.
 * The polynomials are those of fdlibm, on ±π/4.
 */
const halfPi = 1.5707963267948966

const sineNear = (x: number): number => {
  const z = x * x
  const tail =
    0.00833333333332249 +
    z *
      (-0.0001984126982985795 +
        z * (0.0000027557313707070068 + z * (-2.5050760253406863e-8 + z * 1.58969099521155e-10)))
  return x + x * z * (-0.16666666666666632 + z * tail)
}

const cosineNear = (x: number): number => {
  const z = x * x
  const tail =
    0.0416666666666666 +
    z *
      (-0.001388888888887411 +
        z *
          (0.00002480158728947673 +
            z * (-2.7557314351390663e-7 + z * (2.087572321298175e-9 + z * -1.1359647557788195e-11))))
  return 1 - z / 2 + z * z * tail
}

/** Sine of `degrees` moved on by quarter turns; reduced in degrees, so that multiples of 90 are exact. */
const quarterTurn = (degrees: number, offset: number): number => {
  const quarters = Math.round(degrees / 90)
  const rest = ((degrees - quarters * 90) * Math.PI) / 180
  const quadrant = (((quarters + offset) % 4) + 4) % 4
  const value = quadrant % 2 === 0 ? sineNear(rest) : cosineNear(rest)
  return quadrant < 2 ? value : 0 - value
}

/** Sine of degrees; exact at multiples of 90. */
export const sinDegrees = (degrees: number): number => quarterTurn(degrees % 360, 0)

/** Cosine of degrees; exact at multiples of 90. */
export const cosDegrees = (degrees: number): number => quarterTurn(degrees % 360, 1)

/** Arc tangent by halving the angle twice and a series: error below 1e-12. */
const arcTangent = (x: number): number => {
  const halve = (t: number) => t / (1 + Math.sqrt(1 + t * t))
  const t = halve(halve(halve(x)))
  const z = t * t
  let sum = 0
  for (let power = 25; power >= 1; power -= 2) sum = 1 / power - z * sum
  return 8 * t * sum
}

/** Angle of the direction (x, y) in degrees, −180 to 180, like `Math.atan2`. */
export function atan2Degrees(y: number, x: number): number {
  if (x === 0 && y === 0) return 0
  const steep = Math.abs(y) > Math.abs(x)
  const small = steep ? arcTangent(Math.abs(x / y)) : arcTangent(Math.abs(y / x))
  const acute = steep ? halfPi - small : small
  const left = x < 0 ? Math.PI - acute : acute
  return ((y < 0 ? -left : left) * 180) / Math.PI
}
