export const notSignedInEn = 'You are not signed in. Opening the sign-in page…';
