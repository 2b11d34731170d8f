/** Key under which this browser remembers the coach: what was done, or that it is over. The landing page knows no more of it. */
export const coachKey = 'nestling.coach'
