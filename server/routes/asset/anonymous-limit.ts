/** Uploads without an account from one address in an hour; a classroom shares one. */
export const anonymousUploadsPerHour = 300
