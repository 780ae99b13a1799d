# Tolv namn till en tik
curl --silent --show-error --fail-with-body \
  --header "Authorization: Bearer $NAMNFYND_KEY" \
  "$NAMNFYND_API?generator=hundnamn&kon=tik&antal=12"

# Fakta om Åsa; curl kodar å, ä och ö
curl --silent --show-error --fail-with-body --get \
  --header "Authorization: Bearer $NAMNFYND_KEY" \
  --data-urlencode "namn=Åsa" \
  "$NAMNFYND_API/lookup"
